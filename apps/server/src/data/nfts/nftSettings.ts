import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { oneOrMore } from '../sources/oneOrMore'

const SHAPE =
  'is not JSON such as {"eip155:1":{"blockscout":"https://explorer.example"},"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp":{"das":"https://node.example"}}'

const explorer = z.strictObject({ blockscout: z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, SHAPE)) })
const node = z.strictObject({ das: z.string().check(z.regex(/^https?:\/\/\S+$/, SHAPE)) })

const service = z.union([explorer, node], SHAPE)

const fitsNetworks = (services: NftSettings) =>
  Object.entries(services).every(([chainId, list]) =>
    list.every((each) => chainId.startsWith('eip155:') === 'blockscout' in each),
  )

// Setting `NFTS`: the services that list the NFTs of a network, by CAIP-2 id.
export const nftsSchema = z
  .pipe(
    z.pipe(z.string(), z.transform(parseJson)),
    z.record(
      z.string().check(z.regex(/^(eip155:\d{1,15}|solana:[-\w]{1,32})$/, SHAPE)),
      oneOrMore(service, SHAPE),
      SHAPE,
    ),
  )
  .check(z.refine(fitsNetworks, 'has a network with the service of another one: EVM has blockscout, Solana das'))

export type NftService = z.output<typeof service>
export type NftSettings = Readonly<Record<string, readonly NftService[]>>
