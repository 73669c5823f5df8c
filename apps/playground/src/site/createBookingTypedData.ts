import type { Address, TypedDataDomain } from 'viem'

// The typed data (EIP-712) that books a berth.
const types = {
  Booking: [
    { name: 'guest', type: 'address' },
    { name: 'berth', type: 'string' },
    { name: 'nights', type: 'uint8' },
    { name: 'deposit', type: 'uint256' },
  ],
} as const

export function createBookingTypedData({ guest, chainId }: { readonly guest: Address; readonly chainId: number }) {
  const domain: TypedDataDomain = { name: 'Harbor', version: '1', chainId }
  const message = { guest, berth: 'Pier 4, berth 12', nights: 2, deposit: '50000000000000000' }
  return { domain, types, primaryType: 'Booking', message } as const
}
