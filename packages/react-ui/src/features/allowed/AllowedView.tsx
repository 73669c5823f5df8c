import { showToast } from '@foyer/core/ui'
import { type AllowedGroup, type AllowedKind, type ChosenEntry, keyOf } from '@foyer/core/ui/allowed'
import { RotateCw, ShieldCheck } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { ListEnd } from '../../components/ListEnd.js'
import { Mark } from '../../components/Mark.js'
import { Rows } from '../../components/Rows.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { useFormatDate } from '../../hooks/useFormatDate.js'
import { enAllowed } from '../../messages/enAllowed.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { EntryRow } from './EntryRow.js'
import { Progress } from './Progress.js'
import { useAllowing } from './useAllowing.js'

const ORDER: readonly AllowedKind[] = ['signIn', 'session', 'permission', 'approval']

/** So many rows are held open until something is known. */
const ROWS_TO_COME = 2

/** What the visitor has allowed, and stopping it: one or several at once. */
export function AllowedView() {
  const { allow, state } = useAllowing()
  const { step } = state
  useEffect(() => allow.watch(), [allow])
  return step.status === 'list' ? <List /> : <Progress step={step} />
}

function List() {
  const { context } = useViewUi()
  const texts = useWalletTexts('allowed', enAllowed)
  const { allow, state } = useAllowing()
  const { network, groups } = state
  const [picked, setPicked] = useState<readonly string[]>([])
  const all = groups.flatMap(({ source, kind, entries }) =>
    entries.map((entry): ChosenEntry & { readonly kind: AllowedKind | undefined } => ({ source, entry, kind })),
  )
  const chosen = all.filter((each) => picked.includes(keyOf(each)))
  const isReading = groups.some(({ isReading: is }) => is)
  const isSettled = !isReading && groups.every(({ status }) => status === 'ready')
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key])
  const isBack = chosen.length > 0 && chosen.every(({ kind }) => kind === 'approval')
  const press = () =>
    void allow.revoke(chosen).then(() => {
      const { step, gone } = allow.$state.get()
      if (step.status === 'list' && !gone.length) {
        showToast(context, { message: isBack ? texts.takenBack : texts.stopped })
      }
    })
  const shown = [...groups].sort((one, other) => rank(one) - rank(other))
  return (
    <>
      <div className="fy-body fy-body--list" aria-busy={isReading}>
        <p className="fy-vh" role="status">
          {isReading && !all.length ? texts.reading : ''}
        </p>
        {isSettled && !all.length ? (
          <div className="fy-empty">
            <Mark node={ShieldCheck} />
            <p className="fy-empty__t">{texts.none}</p>
            <p className="fy-empty__p">{texts.noneText(network?.name ?? '')}</p>
            <Partly groups={groups} />
          </div>
        ) : (
          shown.map((group) => <Group key={group.source} group={group} picked={picked} onToggle={toggle} />)
        )}
        <ListEnd />
      </div>
      {all.length > 0 && (
        <div className="fy-cta fy-stack">
          {chosen.some(({ entry }) => entry.isInUse) && <p className="fy-note">{texts.disconnects}</p>}
          {chosen.some(({ kind }) => kind === 'approval') && <p className="fy-note">{texts.costs}</p>}
          <Button kind="1" focusKey="stop" isOff={!chosen.length} onClick={press}>
            {chosen.length ? (isBack ? texts.takeBack : texts.stop)(chosen.length) : texts.choose}
          </Button>
        </div>
      )}
    </>
  )
}

const rank = ({ kind }: AllowedGroup) => (kind ? ORDER.indexOf(kind) : ORDER.length)

interface GroupProps {
  readonly group: AllowedGroup
  readonly picked: readonly string[]
  readonly onToggle: (key: string) => void
}

/** What one source tells. That it fails is said here, and hides nothing of the others. */
function Group({ group, picked, onToggle }: GroupProps) {
  const { common } = useViewUi().messages
  const texts = useWalletTexts('allowed', enAllowed)
  const { allow, state } = useAllowing()
  const { network, prices, icons } = state
  const { source, kind, status, entries, isReading, isStale } = group
  if (!kind) return status === 'loading' ? <SkeletonRows count={ROWS_TO_COME} /> : null
  // Nothing of the kind is nothing to be said, but of what was looked for on a chain.
  if (status === 'ready' && !entries.length && kind !== 'approval') return null
  const label = kind === 'approval' ? texts.groups.approval(network?.name ?? '') : texts.groups[kind]
  return (
    <div>
      <h3 className="fy-group">{label}</h3>
      {(status === 'failed' || isStale) && (
        <p className="fy-listnote" role="status">
          {status === 'failed' ? texts.failed[kind] : texts.stale}{' '}
          <Button kind="3" size="xs" isBusy={isReading} onClick={() => allow.refresh(source)}>
            <Icon node={RotateCw} className="fy-i fy-i--xs" />
            {common.tryAgain}
          </Button>
        </p>
      )}
      {status === 'ready' && <Partly groups={[group]} />}
      {status === 'loading' && <SkeletonRows count={ROWS_TO_COME} />}
      {status === 'ready' && !entries.length && <p className="fy-listnote">{texts.noApprovals}</p>}
      {entries.length > 0 && (
        <Rows label={label}>
          {entries.map((entry) => {
            const key = keyOf({ source, entry })
            return (
              <EntryRow
                key={key}
                entryKey={key}
                kind={kind}
                entry={entry}
                network={network}
                prices={prices}
                icons={icons}
                isChosen={picked.includes(key)}
                onToggle={() => onToggle(key)}
              />
            )
          })}
        </Rows>
      )}
    </div>
  )
}

/** That some may be missing, and since when it is known that none is. */
function Partly({ groups }: { readonly groups: readonly AllowedGroup[] }) {
  const texts = useWalletTexts('allowed', enAllowed)
  const formatDate = useFormatDate()
  const partial = groups.find(({ isPartial }) => isPartial)
  if (!partial) return null
  const { since } = partial
  return (
    <p className="fy-listnote">{since === undefined ? texts.partly : texts.partlySince(formatDate(since, 'date'))}</p>
  )
}
