import type { Address, TypedDataDomain } from 'viem'

/** What a visitor signs to book a berth: structured data in the shape of EIP-712. */
const types = {
  Booking: [
    { name: 'guest', type: 'address' },
    { name: 'berth', type: 'string' },
    { name: 'nights', type: 'uint8' },
    { name: 'deposit', type: 'uint256' },
  ],
} as const

export function createBooking({ guest, chainId }: { readonly guest: Address; readonly chainId: number }) {
  const domain: TypedDataDomain = { name: 'Harbor', version: '1', chainId }
  const message = { guest, berth: 'Pier 4, berth 12', nights: 2, deposit: '50000000000000000' }
  return { domain, types, primaryType: 'Booking', message } as const
}
