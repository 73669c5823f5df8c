import { normalize } from 'viem/ens'

const LABEL = /^[a-z0-9-]{4,63}$/

// Services that users trust, mailboxes (RFC 2142), hosts, wallets and chains.
const RESERVED =
  `abuse account accounts admin administrator airdrop anonymous billing binance bitcoin blog bridge claim coinbase contact
  customer dashboard developer developers docs email ethereum exchange foyer giveaway guest help helpdesk hostmaster info
  ledger legal login mail marketing metamask moderator news noreply null official operator owner payment payments phantom
  postmaster privacy recovery refund register registry reserve root safe sales security service signin signup solana staff
  status support swap system team terms test treasury trezor trust undefined uniswap usdc usdt verified verify wallet
  walletconnect webmaster www`.split(/\s+/)

/** Checks a name by ENSIP-15, with which wallets normalize a name before they resolve it. */
export function isNormalized(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}

export const isLabel = (label: string): boolean => LABEL.test(label) && isNormalized(label)

/**
 * Returns what all labels share that look alike: without hyphens, and with the letters that Unicode's confusables
 * (UTS 39) call alike among a-z and 0-9, and `vv` for `w`.
 */
export const getSkeleton = (label: string): string =>
  label.replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')

export function createReservedCheck(more: readonly string[]): (label: string) => boolean {
  const reserved = new Set([...RESERVED, ...more].map(getSkeleton))
  return (label) => reserved.has(getSkeleton(label))
}
