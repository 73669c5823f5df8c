import { describe, expect, it } from 'vitest'
import { createTestApp } from '../../testing/createTestApp.js'

const isAddress = (value: string) => createTestApp().adapter.isAddress(value)

// The test cases of EIP-55.
const PUBLISHED = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const [, , , , MIXED = ''] = PUBLISHED
const bare = MIXED.slice(2)

describe('isAddress of EVM', () => {
  it.each([...PUBLISHED, MIXED.toLowerCase(), `0x${bare.toUpperCase()}`])('S5.023 accepts %s', async (value) => {
    expect(await isAddress(value)).toBe(true)
  })

  it.each([
    '',
    '0x',
    bare,
    `0X${bare}`,
    MIXED.slice(0, -1),
    `${MIXED}0`,
    `0x${'g'.repeat(40)}`,
    ` ${MIXED}`,
    `${MIXED}\n`,
    MIXED.replace('5aA', '5aa'),
  ])('S5.023 rejects %j', async (value) => {
    expect(await isAddress(value)).toBe(false)
  })
})
