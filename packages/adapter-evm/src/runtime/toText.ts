import { plainText } from '@foyer/core/adapter'

/** More is nobody's name. */
const LONGEST = 100

/** A text of a contract, as it may be shown. */
export const toText = (value: string): string => plainText(value, LONGEST)
