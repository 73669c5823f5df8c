// Amounts and money: as text, as typed, and counted with. Exact, in whole numbers from end to end.
export { add, compare, type DivideOptions, divide, multiply } from '../utils/arithmetic.js'
export { type DecimalInput, decimal, type Rounding, round, toPrecision } from '../utils/decimal.js'
export { currencySign, formatExact, formatMoney, moneyPlaces, smallMoney } from '../utils/formatMoney.js'
export { type FormatNumberOptions, formatBalance, formatNumber } from '../utils/formatNumber.js'
export { type Decimal, formatUnits, fromUnits, toPlainText } from '../utils/formatUnits.js'
export { parseUnits } from '../utils/parseUnits.js'
export { type AmountReading, groupAmount, readAmount, readTyped } from '../utils/typedAmount.js'
export { amountFor, compareWorths, sumOf, worthOf } from '../utils/worth.js'
