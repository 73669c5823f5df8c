import type { EvmSandbox } from '../../types'

const lights = {
  address: '0xC01A000000000000000000000000000000000721',
  standard: 'erc721',
  collection: 'Harbor Lights',
  symbol: 'LIGHT',
  amount: 1n,
  name: (tokenId: string) => `Harbor Light #${tokenId}`,
} as const

export const EVM_NFTS: EvmSandbox['nfts'] = {
  light: {
    ...lights,
    tokenIdOf: (index) => String(index + 1),
    description: 'A light at the end of the pier. It is lit when somebody comes home.',
    traits: { Colour: 'Amber', Reach: 18 },
    externalUrl: 'https://harbor.example/lights',
    picture: 'light',
  },
  unlit: {
    ...lights,
    tokenIdOf: (index) => String(index + 1_001),
    description: 'A light at the end of the pier.',
    traits: { Colour: 'Green', Reach: 12 },
    externalUrl: 'javascript:alert(1)',
    picture: 'broken/light',
  },
  pass: {
    address: '0xc01A000000000000000000000000000000001155',
    standard: 'erc1155',
    collection: 'Harbor Passes',
    symbol: 'PASS',
    amount: 5n,
    tokenIdOf: () => '7',
    name: () => 'Day pass',
    description: 'Good for one day in the harbor.',
    traits: { Valid: 'One day' },
    externalUrl: 'https://harbor.example/passes',
    picture: 'pass',
  },
  gift: {
    address: '0xc01A000000000000000000000000000000000722',
    standard: 'erc721',
    collection: 'Harbor Gift',
    symbol: 'GIFT',
    amount: 1n,
    tokenIdOf: (index) => String(index + 1),
    name: () => 'Visit harbor-gift.example to claim',
    description: 'Free coins for you.',
    traits: {},
    externalUrl: 'https://harbor-gift.example',
    picture: 'gift',
  },
}
