import { header, toCode } from './toCode.mjs'

/** What every chain of viem is called, a line for each, with tabs between: id, name, coin, symbol, decimals, `t` for a test network. */
export function writeNames(chains) {
  const lines = new Map()
  // Where two have taken the same id, the one that is not for tests.
  const ordered = chains.map(([, chain]) => chain).sort((one, other) => Number(!!other.testnet) - Number(!!one.testnet))
  for (const { id, name, nativeCurrency, testnet } of ordered)
    lines.set(id, toLine({ id, name, testnet, nativeCurrency }))
  const text = [...lines].sort(([one], [other]) => one - other).map(([, line]) => line)
  return `${[header, '', `export const names = ${toCode(text.join('\n'))}`].join('\n')}\n`
}

function toLine({ id, name, testnet, nativeCurrency }) {
  const { symbol, decimals } = nativeCurrency
  const fields = [
    id,
    name,
    nativeCurrency.name === symbol ? '' : nativeCurrency.name,
    symbol,
    decimals === 18 ? '' : decimals,
  ]
  if (fields.some((field) => /[\t\n]/.test(String(field))))
    throw new Error(`${name} has a name that cannot be written.`)
  return [...fields, ...(testnet ? ['t'] : [])].join('\t').trimEnd()
}
