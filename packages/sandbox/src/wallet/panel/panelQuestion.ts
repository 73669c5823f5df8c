export interface PanelForm {
  readonly title: string
  readonly approve: string
  readonly reject: string
  readonly body: readonly Node[]
  readonly read?: () => readonly number[]
}

export const BUTTON_LABELS = { approve: 'Approve', reject: 'Reject' }
