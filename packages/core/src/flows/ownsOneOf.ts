import type { Connection } from '../adapter/connection.js'

/** Whether one of these addresses is an account of the connection. */
export function ownsOneOf({ accounts, owns }: Connection, addresses: readonly string[]): boolean {
  const isOwn = owns ?? ((address: string) => accounts.some((account) => fold(account.address) === fold(address)))
  return addresses.some(isOwn)
}

/** Only hexadecimal addresses are the same in upper and lower case. */
const fold = (address: string) => (/^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address)
