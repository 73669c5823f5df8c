import * as z from 'zod/mini'

export const SOCIAL_BRANDS = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

export type SocialBrand = keyof typeof SOCIAL_BRANDS

export const brandSchema = z.enum(Object.keys(SOCIAL_BRANDS) as [SocialBrand])
