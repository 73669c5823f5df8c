import { ROOT } from '../folders.ts'
import { type Pages, readPages } from './readPages.ts'
import { writeChangelog, writeUpgrading } from './writeReleases.ts'

/** Reads the repository's pages, and writes those that only the site has. */
export function readSite(): Pages {
  const { pages, files } = readPages(ROOT)
  const write = (title: string, path: string, text: string) => ({
    source: '.changeset',
    section: 'Releases',
    ...{ title, path, text },
  })
  const releases = [
    write('Changelog', 'releases/changelog', writeChangelog(ROOT)),
    write('Upgrading', 'releases/upgrading', writeUpgrading(ROOT)),
  ]
  const last = pages.findIndex(({ section }) => section === 'Releases')
  return { pages: [...pages.slice(0, last), ...releases, ...pages.slice(last)], files }
}
