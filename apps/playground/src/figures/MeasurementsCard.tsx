import { ScanSearch } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { type BuildSizes, loadBuildSizes, sumScriptBytes } from './buildSizes'
import type { AxeResult } from './checkAxe'
import { listFetchedScripts } from './fetchedScripts'
import { Measurement } from './Measurement'
import type { ModalOpeningTimes } from './useModalOpeningTimes'

// A development server sends files unbundled: their weight means nothing.
const isBuild = !import.meta.hot

// Delay of the automatic axe check.
const SETTLE_DELAY_MS = 3000

/** Shows weight and speed of this build, measured in the user's browser as far as a page can. */
export function MeasurementsCard({ press }: { readonly press: ModalOpeningTimes | undefined }) {
  const [build, setBuild] = useState<BuildSizes>()
  const [checked, setChecked] = useState<AxeResult | 'busy'>()
  const check = useCallback(async () => {
    setChecked('busy')
    const { checkAxe } = await import('./checkAxe')
    setChecked(await checkAxe())
  }, [])
  useEffect(() => {
    loadBuildSizes().then(setBuild)
    // In a build, axe runs on request only, so that it does not distort the figures.
    if (isBuild) return
    const timer = setTimeout(check, SETTLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [check])
  const result = checked === 'busy' ? undefined : checked
  const before = sumScriptBytes(
    listFetchedScripts().filter(({ startTime }) => startTime < (press?.at ?? Number.POSITIVE_INFINITY)),
    build,
  )
  const sizes = build
    ? `Sizes are gzip, counted when this was built. This page has all five adapters and tools of its own: ${toKilobytes(before.all)} kB of scripts before your last press, ${toKilobytes(before.foyer)} of them Foyer’s.`
    : 'A development server sends every file as it is: its sizes and times say little, those of a build do.'
  return (
    <section className="figures" aria-label="Figures of this build">
      {!isBuild && <p className="figures-dev">Development server: sizes are counted in a build only.</p>}
      <dl>
        {isBuild && build?.site !== 0 && (
          <Measurement
            name="before a click"
            value={build && toKilobytes(build.site)}
            unit="kB"
            note="smallest site, beyond React"
          />
        )}
        <Measurement
          name="press to first row"
          value={press && String(Math.round(press.row))}
          unit="ms"
          note={
            press ? (isBuild ? 'just now, in your browser' : 'just now, faster in a build') : 'press Connect wallet'
          }
        />
        {isBuild && (
          <Measurement
            name="loaded on click"
            value={press && toKilobytes(sumScriptBytes(press.waitedFor, build).all)}
            unit="kB"
            note={press ? `${press.waitedFor.length} files` : 'the rest comes when idle'}
          />
        )}
        <Measurement
          name="axe violations"
          value={result && String(result.violations)}
          note={
            result ? `${result.passes} rules hold${result.withModal ? ', modal too' : ''}` : 'in this page, as it is'
          }
        />
      </dl>
      <div className="figures-more">
        <details>
          <summary>Where these are from</summary>
          <p>
            Times, and which files were fetched when, are measured in your browser as you press. {sizes} axe{' '}
            {result ? `${result.version} ` : ''}looks at this page, and at the modal while it is open, when you ask for
            it; the repository’s tests let no violation pass.
          </p>
        </details>
        <button type="button" className="button button-small" disabled={checked === 'busy'} onClick={check}>
          <ScanSearch size={14} strokeWidth={2} aria-hidden />
          {checked === 'busy' ? 'Checking …' : 'Run axe'}
        </button>
      </div>
    </section>
  )
}

const toKilobytes = (bytes: number) => (bytes === 0 ? '0' : (bytes / 1000).toFixed(1))
