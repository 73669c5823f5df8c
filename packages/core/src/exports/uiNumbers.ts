// Amounts as text, with the library for exact decimals.
export { formatBalance, formatNumber } from '../utils/formatNumber.js'
