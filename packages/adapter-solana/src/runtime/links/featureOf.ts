import type { Wallet as StandardWallet } from '@wallet-standard/base'

/** A feature of a registered wallet, if the wallet has it and it can be called. */
export function featureOf<Feature>(
  { features }: StandardWallet,
  name: keyof Feature & `${string}:${string}`,
  method: string,
): Feature[typeof name] | undefined {
  const found = features[name]
  const isThere = typeof (found as Readonly<Record<string, unknown>> | undefined)?.[method] === 'function'
  return isThere ? (found as Feature[typeof name]) : undefined
}
