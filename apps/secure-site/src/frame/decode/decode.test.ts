import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, maxUint256, parseAbi, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeCall } from './describeCall'
import { describeEmailChange } from './describeEmailChange'
import { describeEvmMessage } from './describeEvmMessage'
import { describeInstruction } from './describeInstruction'
import { describeSolanaMessage } from './describeSolanaMessage'
import { describeSolanaTransaction } from './describeSolanaTransaction'
import { escapeHiddenCharacters } from './escapeHiddenCharacters'
import { formatAmount, formatAmountRoundedDown, formatAmountRoundedUp } from './formatAmount'

type Hex = `0x${string}`

const TOKEN = '0x00000000000000000000000000000000000000cc'
const FRIEND = '0x00000000000000000000000000000000000000AA'
const token = { symbol: 'USDC', decimals: 6 }
const facts = { symbol: 'ETH', isContract: true, token }
const erc20 = (functionName: 'transfer' | 'approve', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [FRIEND, amount] })
const levels = ({ warnings }: { warnings: readonly { level: string }[] }) => warnings.map(({ level }) => level)

describe('describeCall', () => {
  const call = (data: Hex, value = 0n) => describeCall({ to: TOKEN, value, data }, facts)

  it('shows the amount and the receiver', () => {
    const deed = describeCall({ to: FRIEND, value: 15n * 10n ** 17n, data: '0x' }, { symbol: 'ETH', isContract: false })
    expect(deed).toMatchObject({ title: 'Send 1.5 ETH', warnings: [] })
    expect(deed.rows).toContainEqual({ name: 'To', value: FRIEND, code: true })
    expect(call(erc20('transfer', 5_250_000n))).toMatchObject({ title: 'Send 5.25 USDC', warnings: [] })
    expect(call(erc20('transfer', 5n), 7n).rows).toContainEqual({ name: 'Sends', value: '0.000000000000000007 ETH' })
  })

  it('shows the raw amount of an unknown token', () => {
    const deed = describeCall(
      { to: TOKEN, value: 0n, data: erc20('transfer', 5n) },
      { symbol: 'ETH', isContract: true },
    )
    expect(deed.title).toBe('Send tokens')
    expect(deed.rows[0]?.value).toContain('5 base units')
  })

  it('warns when tokens are sent to their own contract', () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TOKEN, 1n] })
    expect(levels(call(data))).toEqual(['bad'])
  })

  it('warns of an approval, and more strongly of an unlimited one', () => {
    expect(call(erc20('approve', 5_000_000n))).toMatchObject({ title: 'Allow spending 5 USDC' })
    expect(levels(call(erc20('approve', 5_000_000n)))).toEqual(['warn'])
    const all = call(erc20('approve', maxUint256))
    expect(all.title).toBe('Allow unlimited spending of USDC')
    expect(levels(all)).toEqual(['bad'])
    expect(call(erc20('approve', 0n))).toMatchObject({ title: 'Revoke the permission to spend USDC', warnings: [] })
    const abi = parseAbi(['function setApprovalForAll(address operator, bool approved)'])
    expect(levels(call(encodeFunctionData({ abi, args: [FRIEND, true] })))).toEqual(['bad'])
  })

  it('reports an unknown call and shows its data', () => {
    const deed = call('0xdeadbeef00')
    expect(deed).toMatchObject({ title: 'Interact with a contract', data: '0xdeadbeef00' })
    expect(deed.rows).toContainEqual({ name: 'Function', value: '0xdeadbeef', code: true })
    expect(levels(deed)).toEqual(['warn'])
    expect(describeCall({ value: 0n, data: '0x60' }, facts).title).toBe('Create a contract')
  })

  it('never throws on any data', () => {
    const selectors = [erc20('transfer', 1n), erc20('approve', 1n)].map((each) => each.slice(2, 10))
    const data = fc.tuple(fc.constantFrom('', ...selectors), fc.uint8Array({ maxLength: 200 }))
    fc.assert(
      fc.property(data, fc.bigInt({ min: 0n, max: maxUint256 }), ([selector, bytes], value) => {
        const deed = describeCall({ to: TOKEN, value, data: `0x${selector}${toHex(bytes).slice(2)}` }, facts)
        expect(deed.title).not.toBe('')
      }),
    )
  })
})

describe('describeEvmMessage', () => {
  const address = '0x00000000000000000000000000000000000000AA'
  const signer = { address, origin: 'https://harbor.example', chainId: 1, now: new Date('2026-01-01') } as const
  const siwe = ({ domain = 'harbor.example', who = address as string, chainId = 1, expires = '' } = {}) =>
    toHex(
      `${domain} wants you to sign in with your Ethereum account:\n${who}\n\nHello\n\nURI: https://${domain}\nVersion: 1\nChain ID: ${chainId}\nNonce: abcdefghij\nIssued At: 2025-12-31T00:00:00.000Z${expires && `\nExpiration Time: ${expires}`}`,
    )

  it('shows a text unchanged, with invisible characters escaped', () => {
    expect(describeEvmMessage(toHex('Hello\nthere'), signer).sections[0]?.text).toBe('Hello\nthere')
    expect(describeEvmMessage(toHex('pay \u202Eeciv'), signer).sections[0]?.text).toBe('pay \\u{202e}eciv')
    expect(levels(describeEvmMessage('0xff00ff', signer))).toEqual(['warn'])
  })

  it('recognizes a sign-in message and warns when it is for another app', () => {
    expect(describeEvmMessage(siwe(), signer)).toMatchObject({ title: 'Sign in', warnings: [] })
    expect(levels(describeEvmMessage(siwe({ domain: 'evil.example' }), signer))).toEqual(['bad'])
    expect(levels(describeEvmMessage(siwe({ who: '0x00000000000000000000000000000000000000bB' }), signer))).toEqual([
      'bad',
    ])
    expect(levels(describeEvmMessage(siwe({ chainId: 5 }), signer))).toEqual(['warn'])
    expect(levels(describeEvmMessage(siwe({ expires: '2025-12-31T01:00:00.000Z' }), signer))).toEqual(['warn'])
  })

  it('never throws on any bytes', () => {
    const start = 'harbor.example wants you to sign in with your Ethereum account:\n'
    const title = (hex: `0x${string}`) => describeEvmMessage(hex, signer).title
    fc.assert(fc.property(fc.string(), (rest) => void expect(title(toHex(start + rest))).not.toBe('')))
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(title(toHex(bytes))).not.toBe('')))
  })
})

describe('describeEmailChange', () => {
  const [email, old] = ['new@example.org', 'old@example.org']

  it('names the new address, what it opens, and how long the change can be stopped', () => {
    const review = describeEmailChange({ email, old, delay: 86_400_000 })
    expect(review.title).toBe('Change your email')
    expect(levels(review)).toEqual(['bad', 'warn'])
    expect(review.sections[0]?.rows).toEqual([
      { name: 'New email', value: email },
      { name: 'Current email', value: old },
      { name: 'When', value: '24 hours after both codes' },
    ])
    expect(describeEmailChange({ email, old, delay: 0 }).sections[0]?.rows?.[2]?.value).toContain('Immediately')
    expect(describeEmailChange({ email, delay: 0 }).title).toBe('Add an email')
  })

  it('escapes invisible characters in an address', () => {
    const review = describeEmailChange({ email: 'me@e\u202excample.org', old, delay: 0 })
    expect(review.sections[0]?.rows?.[0]?.value).toBe('me@e\\u{202e}xcample.org')
  })
})

describe('describeInstruction on Solana', () => {
  const [me, you, mint] = ['me', 'you', 'mint']
  const bytes = (...parts: (number | bigint)[]) =>
    Uint8Array.from(
      parts.flatMap((part) => {
        if (typeof part === 'number') return [part]
        const eight = new Uint8Array(8)
        new DataView(eight.buffer).setBigUint64(0, part, true)
        return [...eight]
      }),
    )
  const SYSTEM = '11111111111111111111111111111111'
  const SPL = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

  it('describes transfers, approvals and memos', () => {
    const system = { program: SYSTEM, accounts: [me, you] }
    expect(describeInstruction({ ...system, data: bytes(2, 0, 0, 0, 1_500_000_000n) }).title).toBe('Send 1.5 SOL')
    expect(levels(describeInstruction({ ...system, data: bytes(1, 0, 0, 0) }))).toEqual(['bad'])
    const checked = { program: SPL, accounts: [me, mint, you, me] }
    const sent = describeInstruction({ ...checked, data: bytes(12, 2_500_000n, 6) })
    expect(sent.title).toBe('Send 2.5 tokens')
    expect(sent.rows).toContainEqual({ name: 'Token', value: mint, code: true })
    expect(levels(describeInstruction({ ...checked, data: bytes(13, 2_500_000n, 6) }))).toEqual(['bad'])
    const memo = { program: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', accounts: [] }
    expect(describeInstruction({ ...memo, data: Uint8Array.from([104, 105]) }).rows[0]?.value).toBe('hi')
  })

  it('reports an unknown program', () => {
    const deed = describeInstruction({ program: 'other', accounts: [], data: bytes(1) })
    expect(deed).toMatchObject({ title: 'Interact with a program', data: '0x01' })
    expect(levels(deed)).toEqual(['warn'])
    expect(describeInstruction({ program: undefined, accounts: [], data: bytes() }).title).toBe(
      'Interact with a program',
    )
  })

  it('never throws on any bytes', () => {
    const programs = fc.constantFrom(SYSTEM, SPL, 'other', undefined)
    fc.assert(
      fc.property(programs, fc.uint8Array({ maxLength: 40 }), (program, data) => {
        const instruction = { program, accounts: [], data: Uint8Array.from(data) }
        expect(() => describeInstruction(instruction)).not.toThrow()
      }),
    )
    fc.assert(fc.property(fc.uint8Array(), (wire) => void expect(() => describeSolanaTransaction(wire)).not.toThrow()))
  })

  it('warns of a sign-in message for another app', () => {
    const address = 'Fto7Pc5sHMaGNCZTiUBCjX9hRrDTLSsXaQe3wsHUTPbN'
    const text = (domain: string) =>
      new TextEncoder().encode(`${domain} wants you to sign in with your Solana account:\n${address}\n\nHello`)
    const signer = { address, origin: 'https://harbor.example' }
    expect(levels(describeSolanaMessage(text('harbor.example'), signer))).toEqual([])
    expect(levels(describeSolanaMessage(text('evil.example'), signer))).toEqual(['bad'])
  })
})

describe('the formatting of amounts and texts', () => {
  it('shows amounts in full and rounds fees', () => {
    expect(formatAmount(1_234_567_500n, 6)).toBe('1,234.5675')
    expect(formatAmount(5n, 0)).toBe('5')
    expect(formatAmountRoundedDown(46_123_456_789_000n, 18)).toBe('0.000046')
    expect(formatAmountRoundedDown(1n, 18)).toBeUndefined()
    expect(formatAmountRoundedDown(0n, 18)).toBe('0')
    expect(formatAmountRoundedDown(1_239_999_999_999_999_999n, 18)).toBe('1.23')
  })

  it('rounds the upper bound of a fee up', () => {
    expect(formatAmountRoundedUp(46_123_456_789_000n, 18)).toBe('0.000047')
    expect(formatAmountRoundedUp(46_000_000_000_000n, 18)).toBe('0.000046')
    expect(formatAmountRoundedUp(1n, 18)).toBe('0.00000001')
    expect(formatAmountRoundedUp(0n, 18)).toBe('0')
    expect(formatAmountRoundedUp(1_231_000_000_000_000_000n, 18)).toBe('1.24')
  })

  it('keeps line breaks and letters of all scripts', () => {
    expect(escapeHiddenCharacters('Grüße\n您好 👋')).toBe('Grüße\n您好 👋')
  })
})
