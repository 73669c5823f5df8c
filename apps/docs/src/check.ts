import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findDeadLinks } from './checks/findDeadLinks.ts'
import { findViolations } from './checks/findViolations.ts'
import { SITE_FOLDER } from './folders.ts'

// Checks the built site: no link leads nowhere, and axe finds nothing on any page. Arguments limit what axe reads to
// pages whose paths begin with one of them.
const beginnings = process.argv.slice(2)
const paths = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => path.endsWith('.html'))
  .sort()
const pages = paths.map((path) => ({ path, html: readFileSync(join(SITE_FOLDER, path), 'utf8') }))
const dead = findDeadLinks(pages, (path) => existsSync(join(SITE_FOLDER, path)))
const read = paths.filter((path) => beginnings.length === 0 || beginnings.some((each) => path.startsWith(each)))
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const violations = await findViolations({ folder: SITE_FOLDER, paths: read, executablePath })

for (const line of [...dead.map((link) => `dead link in ${link}`), ...violations]) console.error(line)
console.log(
  `${paths.length} pages: ${dead.length} dead links; ${violations.length} violations of axe on ${read.length} of them`,
)
if (dead.length + violations.length > 0) process.exitCode = 1
