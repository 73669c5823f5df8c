// Copies the page and Foyer's script to `dist`, and writes the hash of this version into the page.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const integrity = fileURLToPath(import.meta.resolve('@foyer/elements/integrity.json'))
const { 'foyer.js': hash } = JSON.parse(readFileSync(integrity, 'utf8'))

rmSync('dist', { recursive: true, force: true })
cpSync(dirname(integrity), 'dist/foyer', { recursive: true })
for (const name of ['page.js', 'style.css']) cpSync(name, `dist/${name}`)
writeFileSync('dist/index.html', readFileSync('index.html', 'utf8').replace('HASH', hash))
