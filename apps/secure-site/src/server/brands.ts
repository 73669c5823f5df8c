import * as z from 'zod/mini'

/** Who has a button, as people know them. */
export const BRANDS = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

export type Brand = keyof typeof BRANDS

export const brandSchema = z.enum(Object.keys(BRANDS) as [Brand])
