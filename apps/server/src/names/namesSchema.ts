import * as z from 'zod/mini'
import { isNormalized } from './labels'

const MAX_ZONE_LENGTH = 180

const isZone = (zone: string) => /^([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/.test(zone) && isNormalized(zone)

export const namesSchema = z.strictObject(
  {
    /** Name below which it registers names, such as `harbor.eth`. */
    zone: z
      .string()
      .check(z.maxLength(MAX_ZONE_LENGTH), z.refine(isZone, 'has a zone that is no name like names.example')),
    /** First parts of names that nobody can register, beside those that are always reserved. */
    reserved: z._default(
      z.array(
        z.string().check(z.regex(/^[a-z0-9-]{1,63}$/, 'has a reserved word with other letters than a-z, 0-9, -')),
      ),
      [],
    ),
    /** Names that an address can register. */
    perAddress: z._default(z.int().check(z.gte(1), z.lte(100)), 5),
  },
  'is not JSON such as {"zone":"names.example"}',
)

export type NamesSettings = z.output<typeof namesSchema>
