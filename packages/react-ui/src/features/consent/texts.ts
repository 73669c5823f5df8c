/** Texts of the consent checkbox. Apps translate them under `signIn`. */
export const enConsent = {
  agree: 'I agree to the',
  andThe: 'and the',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  tick: 'Tick the box to continue.',
} as const
