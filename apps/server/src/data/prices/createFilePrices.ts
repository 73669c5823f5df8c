import { readFile } from 'node:fs/promises'
import { parseJson } from '../../parseJson'
import { SourceError } from '../sources/SourceError'
import { readSimplePrices } from './readSimplePrices'
import type { PriceSource } from './types'

/** Reads prices from a file of the same shape as the answer of `/simple/price`, which may change meanwhile. */
export const createFilePrices = (path: string): PriceSource => ({
  async read({ ids, currency }) {
    const text = await readFile(path, 'utf8').catch(() => '')
    const prices = readSimplePrices(parseJson(text), ids, currency)
    if (prices === undefined) throw new SourceError('no prices')
    return prices
  },
})
