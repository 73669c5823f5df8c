/** Texts of token and amount fields. Apps translate them under `wallet.amount`. */
export const enAmount = {
  currency: (money: string) => `${money}. Switch between token and currency`,
  currencyBack: (amount: string) => `${amount}. Switch between token and currency`,
  chooseToken: (symbol: string) => `${symbol}. Choose a token`,
  balance: 'Balance',
  max: 'Max',
  ambiguous: (small: string, large: string) => `This could mean ${small} or ${large}. Choose the one you mean.`,
  readings: 'Possible amounts',
  noAmount: 'Enter an amount in digits, like 1.5.',
  tooFine: (places: number) =>
    places ? `Use at most ${places} decimal place${places === 1 ? '' : 's'}.` : 'Enter a whole number.',
} as const
