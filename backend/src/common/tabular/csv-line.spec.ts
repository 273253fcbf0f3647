import { CsvParser } from './csv-parser.js';
import { csvLine, ndjsonLine } from './csv-line.js';

describe('a CSV line', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''@x"])(
    'keeps a spreadsheet from running %j, and reads back as it was',
    (text) => {
      const line = csvLine(['x', text]);
      expect(line).toMatch(/^x,"?'/);
      const parser = new CsvParser();
      parser.push(`a,b\r\n${line}`, true);
      expect(parser.records[0]?.fields).toEqual({ a: 'x', b: text });
    },
  );

  it('leaves numbers, harmless texts and apostrophes alone', () => {
    expect(csvLine([-5, 1.5, 10n, true, "'tis", 'a=b', NaN])).toBe("-5,1.5,10,true,'tis,a=b,\r\n");
  });

  it('quotes what needs it', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', ' padded ', 'semi;colon', ''])).toBe(
      '"a,b","say ""hi""","two\nlines"," padded ","semi;colon",\r\n',
    );
  });

  it('writes unknown values empty and times in ISO form', () => {
    expect(csvLine([null, undefined, new Date(0)])).toBe(',,1970-01-01T00:00:00.000Z\r\n');
  });

  it('writes one JSON document per line', () => {
    expect(ndjsonLine({ a: 'x\ny' })).toBe('{"a":"x\\ny"}\n');
  });
});
