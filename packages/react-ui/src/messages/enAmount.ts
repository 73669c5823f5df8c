/** A field for an amount of a token, and the token beside it. A translation has it under `wallet.amount`. */
export const enAmount = {
  currency: (money: string) => `${money}. Switch between token and money`,
  currencyBack: (amount: string) => `${amount}. Switch between token and money`,
  chooseToken: (symbol: string) => `${symbol}. Choose a token`,
  balance: 'Balance',
  max: 'Max',
  ambiguous: (small: string, large: string) => `That can be read as ${small} or as ${large}. Enter the one you mean.`,
  noAmount: 'That isn’t an amount. Enter it in digits, like 1.5.',
  tooFine: (places: number) =>
    places
      ? `That has more than ${places} decimal place${places === 1 ? '' : 's'}. Enter fewer.`
      : 'Only whole numbers are possible here.',
} as const
