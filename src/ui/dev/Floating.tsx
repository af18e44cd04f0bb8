import { useState } from 'react';
import { Button } from '../Button';
import { TitledCard } from '../Card';
import { ConfirmDialog } from '../ConfirmDialog';
import { Dialog } from '../Dialog';
import { Field } from '../Field';
import { Sheet } from '../Sheet';
import type { ToastItem } from '../ToastView';
import { ToastRegion } from '../ToastRegion';
import { TextInput } from '../TextInput';
import { TopProgress } from '../TopProgress';
import { text } from './text';

const samples: ToastItem[] = [
  { id: '1', kind: 'success', text: text.toasts[0] },
  { id: '2', kind: 'error', text: text.toasts[1] },
  { id: '3', kind: 'loading', text: text.toasts[2] },
  { id: '4', kind: 'error', text: text.toasts[3], action: { label: text.retrySave, onAction: () => {} } },
  { id: '5', kind: 'info', text: text.notes[0] },
  { id: '6', kind: 'warning', text: text.notes[1] },
];

type Opened = 'confirm' | 'leave' | 'errors' | 'sheet' | 'drawer' | '';

interface OpenedProps {
  open: Opened;
  shut: () => void;
}

export function Floating() {
  const [open, setOpen] = useState<Opened>('');
  const [loading, setLoading] = useState(false);
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const [paused, setPaused] = useState(false);
  const shut = () => setOpen('');
  return (
    <TitledCard title={text.floating} caption={paused ? 'paused' : ''}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('confirm')}>confirm</Button>
        <Button onClick={() => setOpen('leave')}>leave</Button>
        <Button onClick={() => setOpen('errors')}>errors</Button>
        <Button onClick={() => setOpen('sheet')}>sheet</Button>
        <Button onClick={() => setOpen('drawer')}>drawer</Button>
        <Button onClick={() => setToasts(samples)}>toasts</Button>
        <Button onClick={() => setLoading(!loading)}>progress</Button>
      </div>
      <TopProgress active={loading} label={text.running} />
      <ConfirmDialogs open={open} shut={shut} />
      <ErrorsDialog open={open} shut={shut} />
      <Sheets open={open} shut={shut} />
      <ToastRegion
        toasts={toasts}
        label={text.notices}
        closeLabel={text.close}
        onPause={() => setPaused(true)}
        onResume={() => setPaused(false)}
        onClose={(id) =>
          setToasts(toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast)))
        }
        onClosed={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
      />
    </TitledCard>
  );
}

function ConfirmDialogs({ open, shut }: OpenedProps) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={() => {
          shut();
          setBusy(false);
        }}
        title={text.confirmDelete}
        description={
          <>
            <span className="text-ink">{text.deleteQuestion}</span>
            <br />
            {text.deleteDetail}
          </>
        }
        tone="danger"
        cancelLabel={text.cancel}
        confirmLabel={text.remove}
        busyLabel={text.removing}
        busy={busy}
        onConfirm={() => setBusy(true)}
      />
      <ConfirmDialog
        open={open === 'leave'}
        onOpenChange={shut}
        title={text.leaveQuestion}
        tone="secondary"
        cancelLabel={text.cancel}
        confirmLabel={text.leave}
        onConfirm={shut}
      />
    </>
  );
}

function ErrorsDialog({ open, shut }: OpenedProps) {
  return (
    <Dialog
      open={open === 'errors'}
      onOpenChange={shut}
      icon="alert"
      title={text.errorTitle}
      description={text.errorDescription}
      footer={
        <Button variant="primary" onClick={shut}>
          {text.back}
        </Button>
      }
    >
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>
          {text.fields} {index + 1}
        </p>
      ))}
    </Dialog>
  );
}

function Sheets({ open, shut }: OpenedProps) {
  return (
    <>
      <Sheet
        open={open === 'sheet'}
        onOpenChange={shut}
        title={text.filter}
        closeLabel={text.close}
        footer={
          <>
            <Button>{text.clear}</Button>
            <Button variant="primary">{text.apply}</Button>
          </>
        }
      >
        <Field label={text.keyword} className="p-4">
          <TextInput icon="search" />
        </Field>
      </Sheet>
      <Sheet
        open={open === 'drawer'}
        onOpenChange={shut}
        shape="drawer"
        title={text.menu}
        closeLabel={text.close}
      >
        <nav className="grid gap-2 p-4">
          {text.tabs.map((tab) => (
            <a key={tab} href="#tab">
              {tab}
            </a>
          ))}
        </nav>
      </Sheet>
    </>
  );
}
