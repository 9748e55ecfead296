"""Random numbers for simulation and search: the same in every build, fast when compiled.

Live games never use this; their dice come from the system's cryptographic source (see `dice`).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF  # all arithmetic is done in 32-bit words, so that nothing can overflow an i64


def _mix(word: i64) -> i64:
    """Spread the bits of a 32-bit word over the whole word."""
    word = (word ^ word >> 16) * 0x21F0AAAD & WORD
    word = (word ^ word >> 15) * 0x735A2D97 & WORD
    return word ^ word >> 15


@final
class Rng:
    """The xoshiro128++ generator; any whole number from 0 to 2**62 is a seed."""

    __slots__ = ("a", "b", "c", "d")

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: i64) -> None:
        low = seed & WORD
        high = seed >> 32 & WORD
        self.a = _mix(low + 0x1E3779B9 & WORD)
        self.b = _mix(high + 0x3C6EF372 & WORD)
        self.c = _mix((low ^ self.b) + 0x5AA66D2B & WORD)
        self.d = _mix((high ^ self.a) + 0x78DDE6E4 & WORD) | 1  # never all zero

    def next(self) -> i64:
        """A word of 32 random bits."""
        total = self.a + self.d & WORD
        result = ((total << 7 | total >> 25) & WORD) + self.a & WORD
        shifted = self.b << 9 & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = (self.d << 11 | self.d >> 21) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly equally likely (n below 2**31)."""
        product = self.next() * n
        if product & WORD < n:  # the rare case in which the lowest numbers would come up too often
            threshold = (WORD + 1 - n) % n
            while product & WORD < threshold:
                product = self.next() * n
        return product >> 32
