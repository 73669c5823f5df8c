// Amounts and money: as text, as typed, and counted with. Exact, in whole numbers from end to end.
export {
  type BigNumber,
  type DivideOptions,
  divide,
  fromUnits,
  type NumberInput,
  type Rounding,
  round,
  toBigInt,
  toBigNumber,
  toPlainText,
  toPrecision,
} from '../utils/bigNumber.js'
export { currencySign, formatExact, formatMoney, moneyPlaces, smallMoney } from '../utils/formatMoney.js'
export { type FormatNumberOptions, formatBalance, formatNumber } from '../utils/formatNumber.js'
export { formatUnits } from '../utils/formatUnits.js'
export { parseUnits } from '../utils/parseUnits.js'
export { type AmountReading, groupAmount, readAmount, readTyped } from '../utils/typedAmount.js'
export { amountFor, compareWorths, sumOf, worthOf } from '../utils/worth.js'
