import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'

const SYSTEM = '11111111111111111111111111111111'
const TRANSFER = 2
const DECIMALS = 9

export function describeTransaction(bytes: Uint8Array): readonly (readonly [name: string, value: string])[] {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message)) return []
  const accounts = message.staticAccounts
  return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => {
    const program = accounts[programAddressIndex] ?? ''
    const view = new DataView(Uint8Array.from(data).buffer)
    const lines: (readonly [name: string, value: string])[] = [['Program', program]]
    const isTransfer = program === SYSTEM && data.length === 12 && view.getUint32(0, true) === TRANSFER
    if (!isTransfer) return lines
    const transfer: typeof lines = [['To', accounts[accountIndices[1] ?? -1] ?? '']]
    return [...transfer, ['Amount', `${toCoins(view.getBigUint64(4, true))} SOL`]]
  })
}

// Formats lamports as decimal text in SOL.
function toCoins(lamports: bigint) {
  const digits = String(lamports).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`.replace(/\.?0+$/, '')
}
