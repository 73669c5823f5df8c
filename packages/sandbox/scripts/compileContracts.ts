/** Writes `contracts.json` from `Sandbox.sol`. Run by hand after a change; npx fetches the compiler for this run. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOLC = '0.8.37'
const here = fileURLToPath(new URL('../src/evm/contracts', import.meta.url))
const out = mkdtempSync(join(tmpdir(), 'contracts-'))
const options = ['--optimize', '--optimize-runs', '1', '--bin', '--base-path', here, '--output-dir', out]
execFileSync('npx', ['--yes', '--package', `solc@${SOLC}`, 'solcjs', ...options, join(here, 'Sandbox.sol')], {
  stdio: 'inherit',
})
const NAMES = [
  ...['Coin', 'PermitCoin', 'DaiCoin', 'StrictCoin', 'TollCoin', 'TrapCoin', 'OldCoin', 'BrokenCoin'],
  ...['GreedyCoin', 'LooseCoin'],
  ...['Pool', 'SharePool', 'Unique', 'Many', 'Permit2', 'Multicall', 'Names', 'GasOracle'],
]
// Cuts off the deployment code, which ends with the opcodes RETURN and INVALID (f3fe).
const toRuntime = (code: string) => `0x${code.slice(code.indexOf('f3fe') + 4)}`
const read = (name: string) => {
  const file = readdirSync(out).find((each) => each.endsWith(`_sol_${name}.bin`))
  if (file === undefined) throw new Error(`${name} was not compiled`)
  return toRuntime(readFileSync(join(out, file), 'utf8'))
}
const contracts = Object.fromEntries(NAMES.map((name) => [name, read(name)]))
rmSync(out, { recursive: true })
const text = JSON.stringify({ compiler: `solc ${SOLC}, optimizer 1 run`, ...contracts }, null, 2)
writeFileSync(join(here, 'contracts.json'), `${text}\n`)
