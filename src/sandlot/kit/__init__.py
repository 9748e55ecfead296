"""What two or more games use, or could."""
