import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generatedFiles } from './generatedFiles'

// Writes the pictures. Run it after an update of web3icons or with new networks: `pnpm --filter @foyer/icons write`. A
// test fails until then.

const files = await generatedFiles()
const folder = dirname(files[0]?.path ?? '')
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) rmSync(join(folder, name))
for (const { path, text } of files) writeFileSync(path, text)
