import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What is shown in their place once they cannot be rendered. */
  readonly fallback: ReactNode
  /**
   * The text that the children show, where it changes: they are tried again when it no longer begins with what
   * they failed at. So a text that grows is not tried anew at every word, and another text is.
   */
  readonly content?: string
}

interface State {
  readonly failed: boolean
  readonly failedAt?: string | undefined
}

/** Keeps an error in rendering its children from blanking the whole page. React writes the error to the console. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { content = '' }: Props,
    { failed, failedAt }: State,
  ): Partial<State> | null {
    if (!failed) return null
    if (failedAt === undefined) return { failedAt: content }
    return content.startsWith(failedAt) ? null : { failed: false, failedAt: undefined }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
