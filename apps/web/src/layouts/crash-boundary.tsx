import { Component, type ReactNode } from 'react';
import { CrashFallback } from './crash-fallback.tsx';

type Props = { /** Where the visitor is: elsewhere it may work again. */ place: string; children: ReactNode };

/** Catches what throws while rendering, also a page whose script could not be fetched (NF3). */
export class CrashBoundary extends Component<Props, { crash?: { error: unknown } | undefined }> {
  override state: { crash?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.crash && before.place !== this.props.place) this.setState({ crash: undefined });
  }

  override render() {
    return this.state.crash ? <CrashFallback error={this.state.crash.error} /> : this.props.children;
  }
}
