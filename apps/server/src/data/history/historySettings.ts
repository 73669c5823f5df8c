import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'

const SHAPE = 'is not JSON such as {"eip155:1":{"blockscout":"https://explorer.example"}}'

const url = z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, SHAPE))

// Setting `HISTORY`: indexers by CAIP-2 id, in place of the network's nodes.
export const historySchema = z.pipe(
  z.pipe(z.string(), z.transform(parseJson)),
  z.record(
    z.string().check(z.regex(/^eip155:\d{1,15}$/, SHAPE)),
    z.union([z.strictObject({ blockscout: url }), z.strictObject({ ponder: url })], SHAPE),
    SHAPE,
  ),
)

export type HistorySettings = z.output<typeof historySchema>
