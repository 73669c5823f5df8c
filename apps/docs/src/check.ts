import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findDeadLinks } from './checks/findDeadLinks.ts'
import { findLiveModalFaults } from './checks/findLiveModalFaults.ts'
import { findTypeFaults } from './checks/findTypeFaults.ts'
import { findViolations } from './checks/findViolations.ts'
import { BASE, SITE_FOLDER } from './folders.ts'

// Checks the built site: no link leads nowhere, axe finds nothing on any page, the live modals connect, and the types
// of snippets can be read. Arguments limit what all but links are checked on to pages whose paths begin with one of
// them.
const beginnings = process.argv.slice(2)
const paths = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll(sep, '/'))
  .filter((path) => path.endsWith('.html'))
  .sort()
const pages = paths.map((path) => ({ path, html: readFileSync(join(SITE_FOLDER, path), 'utf8') }))
const dead = findDeadLinks(pages, (path) => existsSync(join(SITE_FOLDER, path)), BASE)
const read = paths.filter((path) => beginnings.length === 0 || beginnings.some((each) => path.startsWith(each)))
const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
const violations = await findViolations({ folder: SITE_FOLDER, paths: read, executablePath })
const live = await findLiveModalFaults({
  folder: SITE_FOLDER,
  paths: read.filter((path) => path.startsWith('start/')),
  executablePath,
})
const types = await findTypeFaults({
  folder: SITE_FOLDER,
  paths: read.filter((path) => /^(start|guides|reference)\//.test(path)),
  executablePath,
})

for (const line of [...dead.map((link) => `dead link in ${link}`), ...violations, ...live, ...types])
  console.error(line)
console.log(
  `${paths.length} pages: ${dead.length} dead links; ${violations.length} violations of axe on ${read.length} of them, ${live.length} faults of live modals, ${types.length} of types`,
)
if (dead.length + violations.length + live.length + types.length > 0) process.exitCode = 1
