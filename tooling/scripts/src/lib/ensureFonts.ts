import { log, messageOf } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { installDebianPackages } from './installDebianPackages'

/** Languages of the modal whose letters are not in the fonts that come with a browser. */
const LANGUAGES = ['th', 'hi', 'ar', 'he', 'zh', 'ja', 'ko']
const PACKAGES = ['fontconfig', 'fonts-noto-core', 'fonts-noto-cjk']

/**
 * Installs fonts for the languages of the modal that no font covers, where Debian packages can be installed. Elsewhere
 * says so: without them a browser draws boxes, whose widths are not those of the letters.
 */
export async function ensureFonts({ run, env }: Tools): Promise<void> {
  const missing = await listMissing({ run, env })
  if (missing.length === 0) return
  try {
    await installDebianPackages({ run, env }, { packages: PACKAGES, help: describe(missing) })
    const still = await listMissing({ run, env })
    if (still.length > 0) log.note(describe(still))
  } catch (error) {
    log.note(messageOf(error))
  }
}

const describe = (languages: readonly string[]) =>
  `No font is found for ${languages.join(', ')}: install some (Debian: apt-get install ${PACKAGES.join(' ')}), or the browser draws boxes in place of letters.`

async function listMissing({ run, env }: Tools): Promise<readonly string[]> {
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => {
      // Without fontconfig, none is found.
      const { text } = await run('fc-list', [`:lang=${language}`, 'file'], { env, quiet: true }).catch(() => ({
        text: '',
      }))
      return { language, isCovered: /\S/.test(text) }
    }),
  )
  return lists.flatMap(({ language, isCovered }) => (isCovered ? [] : [language]))
}
