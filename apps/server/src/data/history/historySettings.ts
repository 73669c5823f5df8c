import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { oneOrMore } from '../sources/oneOrMore'

const SHAPE = 'is not JSON such as {"eip155:1":{"blockscout":"https://explorer.example"}}'

const url = z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, SHAPE))
const indexer = z.union([z.strictObject({ blockscout: url }), z.strictObject({ ponder: url })], SHAPE)

// Setting `HISTORY`: an indexer or several by CAIP-2 id, in place of the network's nodes.
export const historySchema = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.record(z.string().check(z.regex(/^eip155:\d{1,15}$/, SHAPE)), oneOrMore(indexer, SHAPE), SHAPE),
)

export type Indexer = z.output<typeof indexer>
export type HistorySettings = Readonly<Record<string, readonly Indexer[]>>
