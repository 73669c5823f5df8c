/** Writes `contracts/*.json` from `contracts/*.sol`: `pnpm compile`. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import solc from 'solc'
import * as z from 'zod/mini'

const CONTRACTS = ['NameResolver', 'TestEns'] as const

const outputSchema = z.object({
  errors: z.optional(z.array(z.object({ formattedMessage: z.string() }))),
  contracts: z.optional(
    z.record(
      z.string(),
      z.record(
        z.string(),
        z.object({ abi: z.array(z.unknown()), evm: z.object({ bytecode: z.object({ object: z.string() }) }) }),
      ),
    ),
  ),
})

const SETTINGS = {
  optimizer: { enabled: true, runs: 200 },
  // Supported by chains that have not adopted later opcodes.
  evmVersion: 'paris',
  // Leaves out the hash of the sources, so that a changed comment changes no code.
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
}

const toPath = (file: string) => fileURLToPath(new URL(`contracts/${file}`, import.meta.url))

/** Compiles the contracts. Returns the text of each `.json` file by its path. */
export async function compileContracts(): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {}
  for (const name of CONTRACTS) {
    const content = await readFile(toPath(`${name}.sol`), 'utf8')
    const input = { language: 'Solidity', sources: { [name]: { content } }, settings: SETTINGS }
    const { errors = [], contracts } = z.parse(outputSchema, JSON.parse(solc.compile(JSON.stringify(input))))
    const compiled = contracts?.[name]?.[name]
    if (compiled === undefined || errors.length > 0)
      throw new Error(format('%s: %s', name, errors.map(({ formattedMessage }) => formattedMessage).join('\n')))
    const { optimizer, evmVersion } = SETTINGS
    const artefact = {
      compiler: `solc ${solc.version()}`,
      settings: { optimizer, evmVersion },
      abi: compiled.abi,
      bytecode: `0x${compiled.evm.bytecode.object}`,
    }
    files[toPath(`${name}.json`)] = `${JSON.stringify(artefact, null, 2)}\n`
  }
  return files
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await compileContracts())) await writeFile(path, text)
}
