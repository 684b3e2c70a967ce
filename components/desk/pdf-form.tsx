import { DeskForm, useDesk } from '@/components/desk/desk-frame';
import { Labeled, Line } from '@/components/desk/field';
import { UploadField } from '@/components/desk/form-fields';
import { ProblemList } from '@/components/desk/outcomes';

type PdfFormProps = { city: string; title: string; about: string; maxBytes: number; problem?: string };

/** The form that adds a partner's PDF. `problem`: why it was not saved. */
export function PdfForm({ city, title, about, maxBytes, problem }: PdfFormProps) {
  const { core, forms } = useDesk().texts;
  const { pdf, labels } = forms;
  const base = `/${city}/pages/partners`;
  return (
    <DeskForm action={`${base}/pdf`} encType="multipart/form-data">
      <ProblemList problems={problem ? [{ message: problem }] : []} />
      <Line name="title" label={labels.title ?? ''} defaultValue={title} required />
      <Labeled name="about" label={labels.about ?? ''} isRequired>
        <textarea id="about" name="about" defaultValue={about} required />
      </Labeled>
      <UploadField
        label={pdf.file}
        help={pdf.help}
        accept="application/pdf"
        maxBytes={maxBytes}
        tooLarge={pdf.tooLarge}
      />
      <div className="row save">
        <button type="submit" className="main">
          {core.save}
        </button>
        <a href={base}>{core.cancel}</a>
      </div>
    </DeskForm>
  );
}
