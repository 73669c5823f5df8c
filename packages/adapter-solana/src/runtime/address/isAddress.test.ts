import { getBase58Decoder } from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { ADDRESSES, createTestApp } from '../../testing/createTestApp.js'

const isAddress = (value: string) => createTestApp().adapter.isAddress(value)
const encode = (bytes: readonly number[]) => getBase58Decoder().decode(Uint8Array.from(bytes))
const of = (length: number, byte: number) => new Array<number>(length).fill(byte)
const [FIRST] = ADDRESSES

describe('isAddress of Solana', () => {
  it.each([
    ...ADDRESSES,
    // The system program's address has 32 characters, that of the largest key has 44.
    '11111111111111111111111111111111',
    encode(of(32, 255)),
    encode([0, 0, ...of(30, 1)]),
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  ])('S5.024 accepts %s', async (value) => {
    expect(await isAddress(value)).toBe(true)
  })

  it.each([
    '',
    FIRST.slice(1),
    `${FIRST}1`,
    ` ${FIRST}`,
    `${FIRST}\n`,
    FIRST.replace('o', '0'),
    FIRST.replace('o', 'O'),
    FIRST.replace('o', 'l'),
    encode(of(31, 255)),
    encode(of(33, 1)),
    '1'.repeat(33),
    '1'.repeat(31),
    'z'.repeat(44),
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  ])('S5.024 rejects %j', async (value) => {
    expect(await isAddress(value)).toBe(false)
  })
})
