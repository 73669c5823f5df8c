import * as z from 'zod/mini'

/** Who has a button, as people know them. */
export const BRANDS = /** @type {const} */ ({
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
})

/** @typedef {keyof typeof BRANDS} Brand */

export const brandSchema = z.enum(/** @type {[Brand]} */ (Object.keys(BRANDS)))
