/** Programs that tokens are made of. @typedef {import('@solana/kit').Address} Address */

export const TOKEN = /** @type {Address} */ ('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const TOKEN_2022 = /** @type {Address} */ ('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
export const ASSOCIATED = /** @type {Address} */ ('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
export const METADATA = /** @type {Address} */ ('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
