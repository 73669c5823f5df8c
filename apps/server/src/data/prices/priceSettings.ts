import * as z from 'zod/mini'
import { parseJson } from '../../parseJson'
import { oneOrMore } from '../sources/oneOrMore'
import { createFilePrices } from './createFilePrices'
import { createUrlPrices } from './createUrlPrices'
import type { PriceSource } from './types'

const SHAPE = 'is not JSON such as {"url":"https://prices.example/simple/price?ids={ids}&vs_currencies={currency}"}'

const urlSchema = z.strictObject({
  url: z
    .string()
    .check(
      z.regex(/^https?:\/\/\S+$/, SHAPE),
      z.includes('{ids}', { error: SHAPE }),
      z.includes('{currency}', { error: SHAPE }),
    ),
  headers: z.optional(
    z.record(z.string().check(z.regex(/^[\w-]{1,64}$/)), z.string().check(z.regex(/^[\x20-\x7e]{0,1000}$/))),
  ),
})
const fileSchema = z.strictObject({ file: z.string().check(z.minLength(1, SHAPE)) })

const sourceSchema = z.union([urlSchema, fileSchema], SHAPE)

// Setting `PRICES`: an API of prices or a file, or several of them.
export const pricesSchema = z.pipe(z.pipe(z.string(), z.transform(parseJson)), oneOrMore(sourceSchema, SHAPE))

export type PriceSettings = z.output<typeof sourceSchema>

export const createPriceSource = (settings: PriceSettings): PriceSource =>
  'file' in settings ? createFilePrices(settings.file) : createUrlPrices(settings.url, settings.headers)
