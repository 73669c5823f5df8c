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
