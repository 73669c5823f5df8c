import type { ViewParams } from '@foyer/core'
import {
  type PermissionGroup,
  type PermissionKind,
  type SelectedPermission,
  toPermissionKey,
} from '@foyer/core/internal/permissions'
import { RotateCw, ShieldCheck } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { IconBadge } from '../../components/IconBadge.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { Rows } from '../../components/Rows.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useFormatDate } from '../../internal/useFormatDate.js'
import { usePermissionsState } from './describeEntry.js'
import { PermissionRow } from './PermissionRow.js'
import { RevocationProgress } from './RevocationProgress.js'
import { enPermissions } from './texts.js'
import { useRequestedRevocation, useRevokePermissions } from './useRequestedRevocation.js'

const ORDER: readonly PermissionKind[] = ['signIn', 'session', 'permission', 'approval']

const SKELETON_ROWS = 2

export function PermissionsView({ params }: { readonly params: ViewParams['Permissions'] }) {
  const permissions = usePermissionsState()
  const { allow, state } = permissions
  const { step } = state
  useEffect(() => allow.watch(), [allow])
  useRequestedRevocation(params, permissions)
  return step.status === 'list' ? <List /> : <RevocationProgress step={step} />
}

function List() {
  const { context } = useViewUi()
  const texts = useWalletTexts('permissions', enPermissions)
  const { allow, state } = usePermissionsState()
  const revoke = useRevokePermissions(allow)
  const { network, groups } = state
  const [picked, setPicked] = useState<readonly string[]>([])
  const all = groups.flatMap(({ source, kind, entries }) =>
    entries.map((entry): SelectedPermission & { readonly kind: PermissionKind | undefined } => ({
      source,
      entry,
      kind,
    })),
  )
  const chosen = all.filter((each) => picked.includes(toPermissionKey(each)))
  const isReading = groups.some(({ isReading: is }) => is)
  const isSettled = !isReading && groups.every(({ status }) => status === 'ready')
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((each) => each !== key) : [...picked, key])
  const isSponsored = groups.some((group) => group.kind === 'approval' && group.isSponsored)
  const shown = [...groups].sort((one, other) => rank(one) - rank(other))
  return (
    <>
      <div className="fy-body fy-body--list" aria-busy={isReading}>
        <p className="fy-vh" role="status">
          {isReading && !all.length ? texts.reading : ''}
        </p>
        {isSettled && !all.length ? (
          <div className="fy-empty">
            <IconBadge node={ShieldCheck} />
            <p className="fy-empty__t">{texts.none}</p>
            <p className="fy-empty__p">{texts.noneText(network?.name ?? '')}</p>
            <IncompleteNote groups={groups} />
          </div>
        ) : (
          shown.map((group) => <Group key={group.source} group={group} picked={picked} onToggle={toggle} />)
        )}
        <ListEndFade />
      </div>
      {all.length > 0 && (
        <div className="fy-cta fy-stack">
          {chosen.some(({ entry }) => entry.isInUse) && <p className="fy-note">{texts.disconnects}</p>}
          {chosen.some(({ kind }) => kind === 'approval') && (
            <p className="fy-note">{isSponsored ? texts.sponsored(context.options.metadata.name) : texts.costs}</p>
          )}
          <Button kind="1" focusKey="stop" isOff={!chosen.length} onClick={() => revoke(chosen)}>
            {chosen.length ? texts.takeBack(chosen.length) : texts.choose}
          </Button>
        </div>
      )}
    </>
  )
}

const rank = ({ kind }: PermissionGroup) => (kind ? ORDER.indexOf(kind) : ORDER.length)

interface GroupProps {
  readonly group: PermissionGroup
  readonly picked: readonly string[]
  readonly onToggle: (key: string) => void
}

function Group({ group, picked, onToggle }: GroupProps) {
  const { common } = useViewUi().messages
  const texts = useWalletTexts('permissions', enPermissions)
  const { allow, state } = usePermissionsState()
  const { network, prices, icons } = state
  const { source, kind, status, entries, isReading, isStale } = group
  if (!kind) return status === 'loading' ? <SkeletonRows count={SKELETON_ROWS} /> : null
  // Hides an empty group, except approvals: their group says that the search of the chain found none.
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
      {status === 'ready' && <IncompleteNote groups={[group]} />}
      {status === 'loading' && <SkeletonRows count={SKELETON_ROWS} />}
      {status === 'ready' && !entries.length && <p className="fy-listnote">{texts.noApprovals}</p>}
      {entries.length > 0 && (
        <Rows label={label}>
          {entries.map((entry) => {
            const key = toPermissionKey({ source, entry })
            return (
              <PermissionRow
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

/** Tells the user that the list may be incomplete, and since when it is complete. */
function IncompleteNote({ groups }: { readonly groups: readonly PermissionGroup[] }) {
  const texts = useWalletTexts('permissions', enPermissions)
  const formatDate = useFormatDate()
  const partial = groups.find(({ isPartial }) => isPartial)
  if (!partial) return null
  const { since } = partial
  return (
    <p className="fy-listnote">{since === undefined ? texts.partly : texts.partlySince(formatDate(since, 'date'))}</p>
  )
}
