/** Texts of payments and of permissions to spend tokens. `token` is a symbol such as “USDC”. */
export const tokenCalls = {
  transfer: {
    send: (amount: string) => `Send ${amount}`,
    sendNft: 'Send an NFT',
    sendTokens: 'Send tokens',
    transferTokens: 'Transfer tokens',
    toContract: 'The recipient is a contract.',
    toTokenContract: 'The recipient is the token’s contract. Anything sent there is lost.',
  },
  /** Permission to spend tokens of one kind. An unknown token has no symbol. */
  allowance: {
    revoke: (token: string | undefined) =>
      token === undefined ? 'Revoke the permission to spend this token' : `Revoke the permission to spend ${token}`,
    allowUnlimited: (token: string | undefined) =>
      token === undefined ? 'Allow unlimited spending of this token' : `Allow unlimited spending of ${token}`,
    allowAll: (token: string) => `Allow spending all your ${token}`,
    allow: (amount: string) => `Allow spending ${amount}`,
    allowToken: 'Allow spending a token',
    allowTokens: 'Allow spending tokens',
    /** Value of the row “Spending limit”. */
    unlimited: 'Unlimited',
    canTakeAll: (token: string | undefined) =>
      token === undefined
        ? 'They can take all of this token you have, now and in the future, without asking again.'
        : `They can take all the ${token} you have, now and in the future, without asking again.`,
    moreThanBalance: (token: string) =>
      `This is more than you have, so there’s effectively no limit. They can take all the ${token} you have, now and in the future, without asking again.`,
    canTakeThisMuch: 'They can take this much at any time without asking again.',
  },
  borrowing: {
    allow: 'Allow borrowing in your name',
    revoke: 'Revoke a permission to borrow',
    youOwe: 'They can borrow this much in your name without asking again. You owe what they borrow.',
  },
  /** Permission to take all tokens of one contract. */
  operator: {
    allowTokens: 'Allow access to tokens',
    revokeTokens: 'Revoke access to tokens',
    canTakeTokens: 'They can take all of these tokens you have, now and in the future, without asking again.',
    allowCollection: 'Allow access to a collection',
    revokeCollection: 'Revoke access to a collection',
    canTakeCollection:
      'They can take every NFT you have in this collection, now and in the future, without asking again.',
  },
}
