/** What has to be agreed to. A translation has it under `signIn`. */
export const enConsent = {
  agree: 'I agree to the',
  andThe: 'and the',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  tick: 'Tick the box to continue.',
} as const
